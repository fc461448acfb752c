import { themeKey } from '~/contract/cookies'

/** Session storage: id of the live event whose banner was closed. */
export const closedEventKey = 'live-event-closed'

/**
 * Runs before the first paint, so that neither the theme nor a closed banner flashes. It is written by hand because it
 * goes into the page as it stands; storage may be refused, hence the try blocks.
 */
export function bootScript(eventId: string | undefined): string {
  const banner = eventId
    ? `try{if(sessionStorage.getItem('${closedEventKey}')===${JSON.stringify(eventId)})r.dataset.banner='closed'}catch(e){}`
    : ''
  return `(function(r,t){try{t=localStorage.getItem('${themeKey}')}catch(e){}r.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';${banner}})(document.documentElement)`
}
