/** A field's content as the visitor left it. */
interface FieldState {
  value: string
  checked?: boolean
  /** Whether an input method was at work: React hears the end of that by itself, and setting the value would break it off. */
  isComposing: boolean
}

type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the visitor did before the page was hydrated. */
interface EarlyInput {
  fields: Map<EarlyField, FieldState>
  /** The last click on a button, or Ctrl+Enter. */
  action?: MouseEvent | KeyboardEvent
  stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined
  }
}

/**
 * Remembers what is typed, chosen and clicked until `replayEarlyInput` takes it over. What works without scripts is left to the
 * browser: links, and the submit buttons of forms. It listens on the window, because React keeps the events of what it has not
 * hydrated from everything below. Hand-written because it is inlined as is.
 */
export const rememberEarlyInput = `(function(){
var early=self.earlyInput={fields:new Map,stop:function(){types.forEach(function(t){removeEventListener(t,remember,true)})}},
types=['input','change','compositionend','click','keydown'];
function remember(e){var t=e.target,b=t.closest&&t.closest('button');
if(e.type==='click'){if(b&&!(b.type==='submit'&&b.form))early.action=e}
else if(e.type==='keydown'){if(e.key==='Enter'&&(e.ctrlKey||e.metaKey))early.action=e}
else if(t.form!==undefined&&t.type!=='file')early.fields.set(t,{value:t.value,checked:t.checked,isComposing:!!e.isComposing})}
types.forEach(function(t){addEventListener(t,remember,true)})})()`

/** Milliseconds between two looks at what is not hydrated yet, and after which it is taken for what never will be. */
const interval = 50
const patience = 20_000

/**
 * Enters again into each field what was typed early, for React to hear it, and then repeats the early action. Call it once the
 * shell is hydrated; a field or button whose part of the page comes later is waited for.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  early.stop()
  window.earlyInput = undefined
  const { fields, action } = early
  // React has hydrated the page because of a click that is still on its way, and handles it next.
  const pending = action?.eventPhase === Event.NONE ? actionOf(action) : undefined
  const end = performance.now() + patience
  const settle = () => {
    for (const [field, state] of fields) {
      if (!field.isConnected) fields.delete(field)
      else if (isHydrated(field)) {
        fields.delete(field)
        enter(field, state)
      }
    }
    const isActed = pending && fields.size === 0 && (!pending.control.isConnected || isHydrated(pending.control))
    // What was typed has to be rendered before the action reads it.
    if (isActed) setTimeout(pending.act)
    else if ((pending || fields.size > 0) && performance.now() < end) setTimeout(settle, interval)
  }
  // Within an effect, React cannot hydrate what an event reaches.
  setTimeout(settle)
}

/** The control of an early action, and how to repeat it. */
function actionOf(event: MouseEvent | KeyboardEvent): { control: Element; act: () => void } | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (!(event instanceof KeyboardEvent)) {
    const button = target.closest('button')
    return button ? { control: button, act: () => button.click() } : undefined
  }
  const { key, ctrlKey, metaKey } = event
  const copy = { key, ctrlKey, metaKey, bubbles: true, cancelable: true }
  return { control: target, act: () => target.dispatchEvent(new KeyboardEvent('keydown', copy)) }
}

/** Whether React has begun to hydrate an element: it then has properties of React's. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * Enters a value as a visitor would. React compares it with what was last set through the element's own property, which it
 * replaces, so it is first set to something else there.
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
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    Reflect.set(prototype, 'value', value, field)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
