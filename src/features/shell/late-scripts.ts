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

/** Milliseconds after which the application counts as failed to start. */
const startTimeout = 10_000

/**
 * Fetches the listed scripts after the first paint, so that on a slow connection they do not delay rendering. A hidden page is
 * never painted and does not wait.
 *
 * If the application fails to start (a missing file, a script error, or ten seconds), the page falls back to its version without
 * scripts: the content of its `<noscript>` elements is shown, and `scripting: none` styles apply. A late start first reverts this.
 * `reloadWithoutScripts` in `client.tsx` sets `isPlain` in the history entry of a page that must not start the application again.
 * Hand-written, because it is inlined without a build step.
 */
export const fetchLateScripts = `(function(d,nonce,begun,started,undo){
function add(tag,attributes){var e=d.createElement(tag);e.nonce=nonce;for(var name in attributes)e[name]=attributes[name];d.head.append(e)}
function plain(){if(started||undo)return;undo=[];
d.body.querySelectorAll('noscript').forEach(function(n){var e=d.createElement('div');e.innerHTML=n.textContent;n.after(e);undo.push(function(){e.remove()})});
[].forEach.call(d.styleSheets,function(s){try{[].forEach.call(s.cssRules,function(r){var m=r.media,t=m&&m.mediaText;
if(/scripting: ?none/.test(t)){m.mediaText='all';undo.push(function(){m.mediaText=t})}})}catch(e){}})}
function start(){started=true;if(undo)undo.forEach(function(f){f()});undo=null}
self.plainPage={applicationStarted:start};
addEventListener('error',function(e){var t=e.target;if(t===self?e.filename.indexOf(location.origin+'/assets/')===0:t.type==='module')plain()},true);
function begin(){if(begun)return;begun=true;setTimeout(plain,${startTimeout});d.querySelectorAll('[data-late-scripts]').forEach(function(list){
var files=JSON.parse(list.textContent);files.forEach(function(href){add('link',{rel:'modulepreload',href:href})});
if(list.dataset.lateScripts)add('script',{type:'module',src:files[0]})})}
if(history.state&&history.state.isPlain)return plain();
var types=self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];
if(d.hidden||types.indexOf('paint')<0)return begin();
d.addEventListener('visibilitychange',begin);
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
})(document,document.currentScript.nonce)`

declare global {
  interface Window {
    /** Set by the inline script that detects a failed start. */
    plainPage?: { applicationStarted: () => void }
  }
}
