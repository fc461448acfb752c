/** What Start's manifest says of a route: files to fetch ahead, and tags that run the scripts. */
interface RouteFiles {
  preloads?: string[]
  scripts?: { attrs?: Record<string, unknown>; children?: string }[]
}

/** The manifest with a list of each route's scripts as data: the first of the list that has an entry is what the page runs. */
export function listScripts<Manifest extends { routes: Record<string, RouteFiles> }>(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, files]) => {
    const { preloads, scripts, ...others } = files
    if (!preloads || preloads.length === 0) return [id, files]
    const attrs = { type: 'application/json', 'data-late-scripts': scripts?.length ? 'entry' : '' }
    return [id, { ...others, scripts: [{ attrs, children: JSON.stringify(preloads) }] }]
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
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
