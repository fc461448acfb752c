/** A route's entry in Start's manifest: style sheets, scripts to preload, and script tags. */
interface RouteFiles {
  css?: string[]
  preloads?: string[]
  scripts?: { attrs: Record<string, unknown>; children?: string }[]
}

/** The manifest with each route's scripts as a list. The file marked `entry` is the one the page runs. */
export function listScripts(manifest: { routes: Record<string, RouteFiles> }) {
  const routes = Object.entries(manifest.routes).map(([id, files]): [string, RouteFiles] => [id, withList(files)])
  return { ...manifest, routes: Object.fromEntries(routes) }
}

function withList(files: RouteFiles): RouteFiles {
  const { preloads, scripts, ...others } = files
  if (!preloads || preloads.length === 0) return files
  const attrs = { type: 'application/json', 'data-late-scripts': scripts?.length ? 'entry' : '' }
  return { ...others, scripts: [{ attrs, children: JSON.stringify(preloads) }] }
}

/**
 * Fetches the listed scripts after the first paint, so that on a slow connection they do not delay what is needed to see the
 * page. A hidden page is never painted and does not wait. Hand-written because it is inlined as is.
 */
export const fetchLateScripts = `(function(d,nonce,begun){
function add(tag,attributes){var e=d.createElement(tag);e.nonce=nonce;for(var name in attributes)e[name]=attributes[name];d.head.append(e)}
function begin(){if(begun)return;begun=true;d.querySelectorAll('[data-late-scripts]').forEach(function(list){
var files=JSON.parse(list.textContent);files.forEach(function(href){add('link',{rel:'modulepreload',href:href})});
if(list.dataset.lateScripts)add('script',{type:'module',src:files[0]})})}
var types=self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];
if(d.hidden||types.indexOf('paint')<0)return begin();
d.addEventListener('visibilitychange',begin);
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
})(document,document.currentScript.nonce)`
