import { createStore } from '../store.ts';

/** Whether a dialog covers the page; the chat pauses meanwhile. */
export const modalOpen = createStore(false);
