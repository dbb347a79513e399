import { createStore } from '../store.ts';

/** Whether a dialog hides the page; the chat keeps quiet meanwhile. */
export const modalOpen = createStore(false);
