import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useRef, useState } from 'react'
import { qrPath } from '~/lib/qr-path'
import { servedAttributes, useServedNodes } from '~/ui/served-nodes'

const size = 128

const pathOnServer = createIsomorphicFn()
  .server((text: string): string => qrPath(text))
  .client((_: string): string => '')

const pathInBrowser = createIsomorphicFn()
  .server(async (text: string): Promise<string> => qrPath(text))
  .client(async (text: string): Promise<string> => (await import('~/lib/qr-path')).qrPath(text))

/**
 * A QR code of 128 × 128. The server draws it; the browser loads the code only when it renders the page itself. It is not
 * kept like other drawings, because every certificate has its own. Give it its text as key.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const svg = useRef<SVGSVGElement>(null)
  const [markup, setMarkup] = useState('')

  useServedNodes(svg, 'certificate-qr')
  useEffect(() => {
    if (svg.current?.hasChildNodes()) return
    let isCurrent = true
    pathInBrowser(text).then(
      (data) => {
        if (isCurrent) setMarkup(markupOf(data))
      },
      () => undefined // The address is beside it in words.
    )
    return () => {
      isCurrent = false
    }
  }, [text])

  return (
    <svg
      ref={svg}
      className="certificate-qr"
      {...servedAttributes('certificate-qr')}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: path data of numbers
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markupOf(pathOnServer(text)) : markup }}
    />
  )
}

const markupOf = (data: string) => (data ? `<path d="${data}"/>` : '')
