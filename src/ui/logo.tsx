import { brand } from '~/contract/brand'

/** The logo and the brand name. The surrounding link provides the accessible name. */
export function Logo() {
  return (
    <span className="logo">
      <svg className="logo-mark" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <circle className="logo-orbit" cx="13" cy="13" r="11" />
        <circle className="logo-orbit" cx="13" cy="13" r="5.5" />
        <circle className="logo-center" cx="13" cy="13" r="2.4" />
        <circle className="logo-found" cx="20.8" cy="5.2" r="3.2" />
      </svg>
      {brand}
    </span>
  )
}
