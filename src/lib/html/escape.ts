const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes for text and attributes alike, with the very entities that React writes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => entities[c]!) : text;
}

/** JSON that is safe inside `<script>`: no `<` can close the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const plainInJson = /^[ !#-;=-[\]-~]*$/;

/** A text as the inside of a string in such JSON. */
export function escapeJson(text: string): string {
  return plainInJson.test(text) ? text : jsonForScript(text).slice(1, -1);
}

export function escapeXml(text: string): string {
  return escapeHtml(text).replace(/&#x27;/g, '&apos;');
}
