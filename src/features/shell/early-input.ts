/** The content of a field before hydration. */
interface FieldState {
  /** Index among the elements of its name, because React replaces the element if hydration fails. */
  place: number
  value: string
  checked?: boolean
  /** Whether an IME composition was active: setting the value would interrupt it, and React receives its end anyway. */
  isComposing: boolean
}

type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The visitor's input before hydration. */
interface EarlyInput {
  fields: Map<EarlyField, FieldState>
  /** The last click on a button, or Ctrl+Enter, with the button or field. */
  action?: { event: MouseEvent | KeyboardEvent; control: Element; place: number } | undefined
  /** Handles each later event; `remember` is the default handling. */
  later?: (event: Event, remember: () => void) => void
  stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined
  }
}

/**
 * Records typing, choices and clicks until `replayEarlyInput` replays them. Links and submit buttons, which work without scripts,
 * are left to the browser. Listens on the window, because React stops events of unhydrated elements below it. Hand-written,
 * because it is inlined without a build step.
 */
export const rememberEarlyInput = `(function(){
var early=self.earlyInput={fields:new Map,stop:function(){types.forEach(function(t){removeEventListener(t,hear,true)})}},
types=['input','change','compositionend','click','keydown'];
function placeOf(t){return [].indexOf.call(document.getElementsByTagName(t.localName),t)}
function act(e,t){early.action={event:e,control:t,place:placeOf(t)}}
function hear(e){early.later?early.later(e,function(){remember(e)}):remember(e)}
function remember(e){var t=e.target,b=t.closest&&t.closest('button');
if(e.type==='click'){if(b&&!(b.type==='submit'&&b.form))act(e,b)}
else if(e.type==='keydown'){if(e.key==='Enter'&&(e.ctrlKey||e.metaKey))act(e,t)}
else if(t.form!==undefined&&t.type!=='file')early.fields.set(t,{place:placeOf(t),value:t.value,checked:t.checked,isComposing:!!e.isComposing})}
types.forEach(function(t){addEventListener(t,hear,true)})})()`

/** Milliseconds between two checks for hydration, and after which an element is taken for one that never hydrates. */
const interval = 50
const patience = 20_000

/**
 * Enters the early input into each field again, so that React receives it, and then repeats the early action. Call it once the
 * shell is hydrated. It waits for a field or button whose part of the page comes later, and records further input there in the
 * meantime.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  window.earlyInput = undefined
  // React has hydrated the page because of a click that is still on its way, and handles it next.
  if (early.action && early.action.event.eventPhase !== Event.NONE) early.action = undefined
  let end = performance.now() + patience
  const settle = () => {
    for (const [field, state] of early.fields) {
      const now = currentOf(field, state.place)
      if (now && !isHydrated(now)) continue
      early.fields.delete(field)
      if (isField(now)) enter(now, state)
    }
    if (early.fields.size === 0 && early.action) {
      const { event, control, place } = early.action
      const now = currentOf(control, place)
      if (!now || isHydrated(now)) early.action = undefined
      // The input has to be rendered before the action reads it.
      if (now && isHydrated(now)) setTimeout(() => repeat(event, now))
    }
    if ((early.action || early.fields.size > 0) && performance.now() < end) setTimeout(settle, interval)
  }
  early.later = (event, remember) => {
    if (event.target instanceof Element && isHydrated(event.target)) return
    // React stops an event for a part whose script is not there yet, and then forgets it.
    let isStopped = true
    const arrive = () => {
      isStopped = false
    }
    addEventListener(event.type, arrive, { once: true })
    setTimeout(() => {
      removeEventListener(event.type, arrive)
      if (!isStopped) return
      remember()
      end = performance.now() + patience
      settle()
    })
  }
  setTimeout(early.stop, patience)
  // Within an effect, React cannot hydrate the target of an event.
  setTimeout(settle)
}

/** The element, or the one that React has put in its place. */
const currentOf = (element: Element, place: number): Element | undefined =>
  element.isConnected ? element : document.getElementsByTagName(element.localName)[place]

const isField = (element: Element | undefined): element is EarlyField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

function repeat(event: MouseEvent | KeyboardEvent, control: Element): void {
  // An event can initialize its own copy: it has the keys, bubbling and the rest.
  if (event instanceof KeyboardEvent) control.dispatchEvent(new KeyboardEvent(event.type, event))
  else if (control instanceof HTMLElement) control.click()
}

/** Whether React has begun to hydrate an element: it then has properties of React's. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * Enters a value as a visitor would. React compares it with the value that was last set through the element's own property, which
 * it replaces, so it is first set to something else there.
 */
function enter(field: EarlyField, { value, checked, isComposing }: FieldState): void {
  if (isComposing && field === document.activeElement) return
  // React may have rendered the field without having committed it, and would set its value again. Before an event of this kind
  // reaches its target, React completes the hydration; nothing listens to it.
  field.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    if (field instanceof HTMLInputElement && checked !== undefined) {
      field.checked = !checked
      field.click()
    }
  } else {
    const { selectionStart, selectionEnd } = field
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
