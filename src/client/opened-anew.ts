/** Whether the visitor has opened the page anew: not by Back, by a reload or in a restored tab. */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
