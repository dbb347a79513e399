import { dev } from 'vike/api';

const { viteServer } = await dev();
await viteServer.listen();
viteServer.printUrls();
