export const number = (value: number) => value.toLocaleString('en-US');
