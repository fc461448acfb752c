import './bar.css'

/** Stands where a text will be, in its size; what is awaited is said beside it. */
export function Bar({ isShort = false }: { isShort?: boolean }) {
  return <span className={isShort ? 'user-center-bar user-center-bar-short' : 'user-center-bar'} aria-hidden="true" />
}
