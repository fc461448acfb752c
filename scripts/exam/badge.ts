import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { brand } from '../../src/contract/brand'
import { certificationName } from '../../src/contract/certificates'
import { families, pictureFonts } from '../pictures/fonts'
import { root } from '../root'

/** Paths of the pictures of the badge, from which the exam service serves them. */
export const badgeFiles = {
  png: join(root, 'services/exam/credentials/badge.png'),
  svg: join(root, 'services/exam/credentials/badge.svg')
}

const size = 600
const center = { x: 300, y: 236 }
/** Colors of the design (`src/styles/tokens.css`): a field of blue, and the signal for topics that the holder has reached. */
const colors = { field: '#0b3be8', line: '#5f80f5', ink: '#fff', text: '#e3eaff', signal: '#f2530c' }

/** The six topics of the exam around the certificate, which the holder has reached. */
function badgeSvg(): string {
  const topics = Array.from({ length: 6 }, (_, index) => {
    const angle = ((index * 60 - 90) * Math.PI) / 180
    return { x: Math.round(center.x + 168 * Math.cos(angle)), y: Math.round(center.y + 168 * Math.sin(angle)) }
  })
  const grid = Array.from({ length: size / 24 - 1 }, (_, index) => (index + 1) * 24)
    .map((at) => `M${at + 0.5} 0V${size}M0 ${at + 0.5}H${size}`)
    .join('')
  const edges = topics.map(({ x, y }) => `M${center.x} ${center.y}L${x} ${y}`).join('')
  const ring = topics.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const vertices = topics.map(
    ({ x, y }) =>
      `<rect x="${x - 15}" y="${y - 15}" width="30" height="30" fill="${colors.field}" stroke="${colors.ink}" stroke-width="5"/>`
  )
  const words = `text-anchor="middle" font-family="${families.strong}" font-weight="600"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<rect width="${size}" height="${size}" fill="${colors.field}"/>
<path d="${grid}" stroke="${colors.line}" stroke-opacity=".28"/>
<path d="${ring}Z" fill="none" stroke="${colors.line}" stroke-width="3"/>
<path d="${edges}" stroke="${colors.ink}" stroke-width="5"/>
${vertices.join('')}
<path d="M${center.x} ${center.y - 70}l70 70l-70 70l-70 -70Z" fill="${colors.field}" stroke="${colors.ink}" stroke-width="6"/>
<circle cx="${center.x}" cy="${center.y}" r="22" fill="${colors.signal}"/>
<text x="${center.x}" y="520" ${words} font-size="104" fill="${colors.ink}">${certificationName}</text>
<text x="${center.x}" y="564" ${words} font-size="28" fill="${colors.text}">${brand}</text>
</svg>`
}

/**
 * The pictures of the badge. Every machine draws the same: the fonts come from packages. The letters of the SVG are outlines,
 * because a viewer may not have the fonts.
 */
export async function drawBadge(): Promise<{ png: Uint8Array; svg: string }> {
  // The rasterizer reads fonts from files.
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-badge-'))
  try {
    const fontFiles = (await pictureFonts(certificationName + brand)).map((font, index) => {
      const path = join(folder, `${index}.ttf`)
      writeFileSync(path, font)
      return path
    })
    const badge = new Resvg(badgeSvg(), { font: { fontFiles, loadSystemFonts: false } })
    return {
      png: badge.render().asPng(),
      svg: badge.toString().replace('<defs/>', `<title>${brand} ${certificationName}</title>`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
