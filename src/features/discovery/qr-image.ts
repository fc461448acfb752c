import { vendor } from '~/content/vendor'
import type { PublicSite } from '~/contract/site'
import { qrPath, qrSize } from '~/lib/qr-path'

/** The QR code of the footer: opens the vendor's address, or the site itself if none is configured. */
export function footerQr(site: Pick<PublicSite, 'origin'>, address: string = vendor.qrAddress): string {
  return qrImage(address || site.origin)
}

/** A QR code as an image file: black on white in both themes, because scanners expect it. */
export function qrImage(text: string): string {
  const box = `0 0 ${qrSize} ${qrSize}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${qrSize}" height="${qrSize}" viewBox="${box}"><path fill="#fff" d="M0 0h${qrSize}v${qrSize}H0z"/><path d="${qrPath(text)}"/></svg>`
}
