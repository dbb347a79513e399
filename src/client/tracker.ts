/** The tracker counts by hidden iframes: one for the visit and one for each call. */
export function track(event: 'visit' | 'convert'): void {
  const { trackerUrl, trackerId } = document.documentElement.dataset;
  if (!trackerUrl || !trackerId) return;
  // The URL may have parameters of its own.
  const address = new URL(trackerUrl);
  const parameters = { id: trackerId, event, email: 'null' };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'Visit counter';
  frame.tabIndex = -1;
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
}
