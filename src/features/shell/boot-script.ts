import { setTheme } from '~/contract/theme-script'

/** Session storage key: id of the live event whose banner the visitor closed. */
export const closedEventKey = 'live-event-closed'

/**
 * Runs before the first paint, so that the theme and a closed banner do not flash. Hand-written because it is inlined as is;
 * the try blocks handle blocked storage.
 */
export function bootScript(eventId: string | undefined): string {
  const banner = eventId
    ? `try{if(sessionStorage.getItem('${closedEventKey}')===${JSON.stringify(eventId)})r.dataset.banner='closed'}catch(e){}`
    : ''
  return `(function(r,t){${setTheme}${banner}})(document.documentElement)`
}
