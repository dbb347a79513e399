export { Document as Page } from '#output/document.tsx';
