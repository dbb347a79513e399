import { grouped } from '#lib/text.ts';
import type { WriteStream } from 'node:tty';

const inTerminal = 150;
const inLog = 5000;

/** A bar on a terminal, a line every few seconds elsewhere; it polls a counter and does not slow down the pages. */
export function showProgress(stream: WriteStream) {
  let timer: NodeJS.Timeout | undefined;
  const clear = stream.isTTY ? '\r\u001b[K' : '';
  return {
    start(total: number, done: () => number): void {
      const started = performance.now();
      timer = setInterval(
        () => {
          const seconds = (performance.now() - started) / 1000;
          const line = lineOf(done(), total, seconds);
          stream.write(stream.isTTY ? `${clear}${line}` : `${line}\n`);
        },
        stream.isTTY ? inTerminal : inLog,
      );
      timer.unref();
    },
    end(): void {
      clearInterval(timer);
      stream.write(clear);
    },
  };
}

function lineOf(done: number, total: number, seconds: number): string {
  const rate = done / seconds;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
  const filled = Math.round((20 * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(20 - filled);
  return `${bar} ${grouped(done)} of ${grouped(total)} pages, ${grouped(Math.round(rate))} a second, ${left} s left`;
}
