/** What Start's manifest says of a route: style sheets, scripts to fetch ahead, and tags that run scripts. */
interface RouteFiles {
  css?: string[]
  preloads?: string[]
  scripts?: { attrs: Record<string, unknown>; children?: string }[]
}

/** The manifest with each route's scripts as a list. The first file of the list that is marked `entry` is what the page runs. */
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
 * Fetches the listed scripts when the page has been painted for the first time, so that on a slow connection they do not wait in
 * line with what is needed to see it. A page that is not looked at is not painted: it does not wait. Written by hand, as it goes
 * into the page as it stands.
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
