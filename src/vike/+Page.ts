export { Document as Page } from '#output/render/document.tsx';
