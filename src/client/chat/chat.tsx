import { chatDelay } from '#flows/chat.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { ChatPanel } from './chat-panel.tsx';
import { handOver } from './hand-over.ts';
import { mount } from '../islands/mount.tsx';
import { createStore, useStore } from '../store.ts';

interface ChatState {
  open: boolean;
  /** Counts conversations; a new number starts an empty one. */
  conversation: number;
}

const store = createStore<ChatState>({ open: false, conversation: 1 });
let mounted = false;
let opener: HTMLElement | undefined;
let reset: ReturnType<typeof setTimeout> | undefined;

function openChat(script: VisitorScript, from: HTMLElement): void {
  opener = from;
  clearTimeout(reset);
  if (!mounted) mount('chat', (host) => <Chat script={script} host={host} />);
  mounted = true;
  store.set({ ...store.get(), open: true });
}

function close(): void {
  const { open, conversation } = store.get();
  if (!open) return;
  store.set({ open: false, conversation });
  reset = setTimeout(() => store.set({ open: false, conversation: conversation + 1 }), chatDelay.reset);
}

function Chat({ script, host }: { script: VisitorScript; host: HTMLElement }) {
  const { open, conversation } = useStore(store);
  return (
    <ChatPanel
      key={conversation}
      script={script}
      host={host}
      open={open}
      close={close}
      returnFocus={() => opener?.focus({ preventScroll: true })}
      handOver={(given) => {
        close();
        handOver(script, given);
      }}
    />
  );
}

// The name by which `openIsland` opens every island.
export { openChat as open };
