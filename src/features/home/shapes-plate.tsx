import { useLocale } from '~/lib/locale'
import { numberInWords } from '~/lib/number-words'
import { m } from '~/paraglide/messages'
import { solutionAddress, solutionName, solutionTypes } from '~/solutions/addresses'
import { shapes } from '~/solutions/shapes'
import { Drawing } from '~/ui/figure/drawing'
import { LegendKey } from '~/ui/figure/legend'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import * as styles from './shapes-plate.module.css'

const drawn = new Set(shapes.map(({ id }) => id))
/** Solutions that the plate does not draw. */
const others = solutionTypes.filter((type) => !drawn.has(type))

/** Plate 03: kinds of questions, each with the shape of its answer and a link to its solution. */
export function ShapesPlate() {
  const locale = useLocale()
  return (
    <Plate id="solutions" number="03" question={m.home_shapes_question()} title={m.home_shapes_title()}>
      <div className={styles.shapes}>
        {shapes.map((shape, index) => (
          <Shape key={shape.id} shape={shape} figure={`3-${index + 1}`} />
        ))}
      </div>
      <p className={`${styles.foot} note legend`}>
        <LegendKey mark="start" label={m.home_kind_start()} />
        <LegendKey mark="answer" label={m.home_kind_found()} />
      </p>
      <RelatedPages
        label={m.home_shapes_also()}
        pages={others.map((type) => ({ name: solutionName(type), to: solutionAddress(type) }))}
        all={{ name: m.home_shapes_all({ count: numberInWords(solutionTypes.length, locale) }), to: { path: '/demogallery' } }}
      />
    </Plate>
  )
}

function Shape({ shape, figure }: { shape: (typeof shapes)[number]; figure: string }) {
  const { id, name, text, source, large } = shape
  const { width, height } = large ?? { width: 252, height: 160 }
  const drawing = (
    <Drawing width={width} height={height} label={large?.label()} className={large && styles.large} markup={shape.draw()} />
  )
  return (
    <article className={large ? `${styles.shape} ${styles.main}` : styles.shape}>
      <p className={`${styles.note} note`}>
        <span>{m.page_figure({ number: figure })}</span>
        {large ? (
          <span className="legend">
            {large.legend.map(({ mark, label }) => (
              <LegendKey key={mark} mark={mark} label={label()} />
            ))}
          </span>
        ) : null}
        {source ? <span>{source()}</span> : null}
      </p>
      {large ? <div className={styles.frame}>{drawing}</div> : drawing}
      <h3>
        <PageLink to={solutionAddress(id)}>{phrased(name?.() ?? solutionName(id))}</PageLink>
      </h3>
      <p>{phrased(text())}</p>
    </article>
  )
}
