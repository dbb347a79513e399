import { routes } from './planned-site.ts';

export const onBeforePrerenderStart = () => [...routes.keys()];
