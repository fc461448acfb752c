import { createIsomorphicFn } from '@tanstack/react-start'
import type { Shown } from '~/content/vendor/slot'
import type { Architecture, Resilience } from '~/content/vendor/technology'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { SampleMark } from '~/ui/page/row-list'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { architectureHeight, architectureWidth, drawArchitecture } from './figures/architecture-drawing'

const drawFigure = createIsomorphicFn()
  .server(drawArchitecture)
  .client(async (...given) => (await import('./figures/architecture-drawing')).drawArchitecture(...given))

interface ArchitecturePlateProps {
  copy: DatabaseContent['architecture']
  shown: Shown<Architecture> | undefined
  resilience: Shown<Resilience> | undefined
}

/** Architecture of the product: its parts, storage and replication, and the promises of a cluster when something fails. */
export function ArchitecturePlate({ copy, shown, resilience }: ArchitecturePlateProps) {
  const locale = useLocale()
  const hasBadge = shown?.hasBadge || resilience?.hasBadge
  const parts = shown?.value.parts
  const points = [
    ...(parts ?? []).map(({ name, purpose }) => ({ heading: textIn(name, locale), text: textIn(purpose, locale) })),
    ...(shown
      ? [
          { heading: copy.storage, text: textIn(shown.value.storage, locale) },
          { heading: copy.replication, text: textIn(shown.value.replication, locale) }
        ]
      : []),
    ...(resilience
      ? [
          { heading: copy.isolation, text: textIn(resilience.value.isolation, locale) },
          { heading: copy.failover, text: textIn(resilience.value.failover, locale) },
          { heading: copy.backup, text: textIn(resilience.value.backup, locale) }
        ]
      : [])
  ]
  return (
    <Plate id="architecture" number="03" question={copy.plate.question} title={copy.plate.headline}>
      <Halves>
        {parts ? (
          <HalfFigure number={m.page_figure({ number: '3-6' })} caption={copy.figure}>
            <ServerDrawing
              name="database architecture"
              width={architectureWidth}
              height={architectureHeight(parts.length)}
              label={copy.alt}
              className="database-drawing database-architecture"
              copy={copy}
              draw={() => drawFigure(parts, locale)}
            />
          </HalfFigure>
        ) : null}
        <HalfText>
          {points.map(({ heading, text }, index) => (
            <div key={heading} className="database-point">
              <h3>
                {heading}
                {hasBadge && index === 0 ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </HalfText>
      </Halves>
    </Plate>
  )
}
