/** Elements of the picture that the visitor focused and pressed last; null for none. */
interface Used {
  focused: Element | null
  pressed: Element | null
}

const controls = 'button, input'

/** React ignores an event if its own setter wrote the value. */
const setValue = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Replays the inputs, choices, focus and presses of the visitor from the picture in the live piece, which has the same controls in
 * the same order.
 */
export function takeOver(picture: Element, live: Element, { focused, pressed }: Used): void {
  const now = [...live.querySelectorAll<HTMLElement>(controls)]
  for (const [index, before] of [...picture.querySelectorAll(controls)].entries()) {
    const control = now[index]
    if (!control) continue
    if (before instanceof HTMLInputElement && control instanceof HTMLInputElement) {
      if (before.type === 'radio' || before.type === 'checkbox') {
        // A radio button that is no longer chosen needs no click: the click on the chosen one clears it.
        if (before.checked !== control.checked && (before.checked || before.type === 'checkbox')) control.click()
      } else if (before.value !== control.value) setValue(control, before.value)
    }
    if (before === focused) control.focus()
    if (before === pressed) control.click()
  }
}
