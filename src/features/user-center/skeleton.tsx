import './user-center.css'

/** A skeleton placeholder for a text that is loading. */
export function Skeleton({ isShort = false }: { isShort?: boolean }) {
  return <span className={isShort ? 'user-center-bar user-center-bar-short' : 'user-center-bar'} aria-hidden="true" />
}
