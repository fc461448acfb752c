import { vendor } from './vendor'

/** The vendor's telephone number on one line, as a link unless it is a sample. */
export function VendorPhone() {
  const number = <bdi className="unbroken">{vendor.phone}</bdi>
  return vendor.phoneHref ? <a href={`tel:${vendor.phoneHref}`}>{number}</a> : number
}
