import { brand } from '~/contract/brand'
import { writeQueryFragment } from '~/features/queries/fragment'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { CodeListing } from '~/ui/code/code-listing'
import { LegendKey } from '~/ui/figure/legend'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { unbroken } from '~/ui/unbroken'
import * as actions from './actions.module.css'
import { HomeDrawing } from './figures/home-drawing'
import { buildHopGraph, countHops, depths, type HopCount, hopAnswer, hopQuery, maxRingLength } from './figures/hop-graph'
import * as styles from './hero.module.css'

/**
 * Headline, actions, and an interactive figure: the selected depth shows its query and answer and dims everything beyond it
 * in the drawing. Radio inputs and `:has()` implement it, so it works without scripts. `HeroSection` runs the query in its place.
 */
export function Hero() {
  const graph = buildHopGraph()
  return (
    <section className={styles.hero}>
      <Sheet>
        <div className={`split ${styles.top}`}>
          <div className={styles.copy}>
            <p className={`${styles.kicker} mono`}>{m.home_hero_kicker()}</p>
            <h1 className={styles.title}>{phrased(m.home_hero_title())}</h1>
            <p className={styles.lead}>{phrased(m.home_hero_lead({ brand }))}</p>
            <div className={styles.console}>
              <div className={styles.queries}>
                {depths.map((depth) => (
                  <HopQuery key={depth} depth={depth} />
                ))}
              </div>
              <div className={actions.actions}>
                {depths.map((depth) => (
                  <RunLink key={depth} depth={depth} />
                ))}
                <ButtonLink to="/playground">{m.home_hero_playground()}</ButtonLink>
                <ButtonLink to="/download">{m.shell_trial()}</ButtonLink>
              </div>
              <div className={styles.answers}>
                {depths.map((depth) => (
                  <HopAnswer key={depth} depth={depth} answer={hopAnswer(graph, depth)} />
                ))}
              </div>
              <HopTable hops={countHops(graph)} />
            </div>
          </div>
          <figure className={styles.figure} aria-label={m.home_hop_caption()}>
            <HomeDrawing name="hops" width={680} height={680} label={m.home_hop_alt()} className="hop-drawing" />
          </figure>
        </div>
        <div className={`${styles.foot} note`}>
          <p className="legend">
            <LegendKey mark="account" label={m.home_kind_account()} />
            <LegendKey mark="device" label={m.home_kind_device()} />
            <LegendKey mark="merchant" label={m.home_kind_merchant()} />
            <LegendKey mark="path" label={m.home_hop_key_cut()} />
            <LegendKey mark="found" label={m.home_hop_key_ring()} />
          </p>
          <p>{unbroken(m.home_hop_reading())}</p>
        </div>
      </Sheet>
    </section>
  )
}

/** Classes with which the style sheet shows the query, the button and the answer of the selected depth. */
const shownAt: Readonly<Record<number, string>> = { 1: styles.of1, 2: styles.of2, 3: styles.of3, 4: styles.of4 }

function HopQuery({ depth }: { depth: number }) {
  return (
    <div className={`${shownAt[depth]} code`}>
      <div className="code-head">
        <span>{m.home_hop_query({ most: maxRingLength(depth) })}</span>
      </div>
      <CodeListing language="gql" code={hopQuery(depth)} />
    </div>
  )
}

function RunLink({ depth }: { depth: number }) {
  return (
    <PageLink
      className={`${shownAt[depth]} hop-run btn btn-primary`}
      to={{ path: '/playground', hash: writeQueryFragment('hops', hopQuery(depth)) }}
    >
      {m.home_hop_run()}
    </PageLink>
  )
}

function HopAnswer({ depth, answer }: { depth: number; answer: readonly string[] }) {
  return (
    <p className={`${shownAt[depth]} ${styles.answer} mono`}>
      {answer.length > 0 ? m.home_hop_answer() : m.home_hop_answer_none()}
      {answer.length > 0 ? <b className={styles.closed}>{answer.join('→')}</b> : null}
    </p>
  )
}

const depthName = (depth: number) => (depth === 1 ? m.home_hop_one() : m.home_hop_many({ depth }))

function HopTable({ hops }: { hops: readonly HopCount[] }) {
  return (
    <fieldset>
      <legend className="vh">{m.home_hop_choose()}</legend>
      <div className={`choice-row ${styles.row} ${styles.head}`} aria-hidden="true">
        <span>{m.home_hop_depth()}</span>
        <span>{m.home_hop_vertices()}</span>
        <span>{m.home_hop_edges()}</span>
        <span>{m.home_hop_cut()}</span>
        <span>{m.home_hop_ring()}</span>
      </div>
      {hops.map(({ depth, vertices, edges, cutEdges, ring }) => {
        const name = depthName(depth)
        const closes = ring ? m.home_hop_closed() : m.home_hop_open()
        return (
          <label className={`choice-row ${styles.row}`} key={depth}>
            <span>
              <input
                className={`choice ${styles.choice}`}
                type="radio"
                name="hop-depth"
                value={depth}
                defaultChecked={depth === hops.length}
                aria-label={m.home_hop_result({ depth: name, vertices, edges, cut: cutEdges, ring: closes })}
              />
              {name}
            </span>
            <span>{vertices}</span>
            <span>{edges}</span>
            <span>{cutEdges}</span>
            <span className={ring ? styles.closed : styles.open}>{closes}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
