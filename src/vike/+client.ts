import { boot } from '#client/boot.ts';

boot();
