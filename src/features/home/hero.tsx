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
import { HomeDrawing } from './figures/home-drawing'
import { buildHopGraph, countHops, depths, type HopCount, hopAnswer, hopQuery, maxRingLength } from './figures/hop-graph'
import './home.css'

/**
 * Headline, actions, and an interactive figure: the selected depth shows its query and answer and dims everything beyond it
 * in the drawing. Radio inputs and `:has()` implement it, so it works without scripts. `HeroSection` runs the query in its place.
 */
export function Hero() {
  const graph = buildHopGraph()
  return (
    <section className="hero">
      <Sheet>
        <div className="hero-top">
          <div className="hero-copy">
            <p className="hero-kicker mono">{m.home_hero_kicker()}</p>
            <h1 className="hero-title">{phrased(m.home_hero_title())}</h1>
            <p className="hero-lead">{phrased(m.home_hero_lead({ brand }))}</p>
            <div className="hop-console">
              <div className="hop-queries">
                {depths.map((depth) => (
                  <HopQuery key={depth} depth={depth} />
                ))}
              </div>
              <div className="actions">
                {depths.map((depth) => (
                  <RunLink key={depth} depth={depth} />
                ))}
                <ButtonLink to="/playground">{m.home_hero_playground()}</ButtonLink>
                <ButtonLink to="/download">{m.shell_trial()}</ButtonLink>
              </div>
              <div className="hop-answers">
                {depths.map((depth) => (
                  <HopAnswer key={depth} depth={depth} answer={hopAnswer(graph, depth)} />
                ))}
              </div>
              <HopTable hops={countHops(graph)} />
            </div>
          </div>
          <figure className="hero-figure" aria-label={m.home_hop_caption()}>
            <HomeDrawing name="hops" width={680} height={680} label={m.home_hop_alt()} className="hop-drawing" />
          </figure>
        </div>
        <div className="hero-foot note">
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

/* The style sheet shows the query, the button and the answer of the selected depth. */

function HopQuery({ depth }: { depth: number }) {
  return (
    <div className={`hop-of-${depth} code`}>
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
      className={`hop-of-${depth} hop-run btn btn-primary`}
      to={{ path: '/playground', hash: writeQueryFragment('hops', hopQuery(depth)) }}
    >
      {m.home_hop_run()}
    </PageLink>
  )
}

function HopAnswer({ depth, answer }: { depth: number; answer: readonly string[] }) {
  return (
    <p className={`hop-of-${depth} hop-answer mono`}>
      {answer.length > 0 ? m.home_hop_answer() : m.home_hop_answer_none()}
      {answer.length > 0 ? <b className="hop-closed">{answer.join('→')}</b> : null}
    </p>
  )
}

const depthName = (depth: number) => (depth === 1 ? m.home_hop_one() : m.home_hop_many({ depth }))

function HopTable({ hops }: { hops: readonly HopCount[] }) {
  return (
    <fieldset className="hop-table">
      <legend className="vh">{m.home_hop_choose()}</legend>
      <div className="choice-row hop-row hop-head" aria-hidden="true">
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
          <label className="choice-row hop-row" key={depth}>
            <span>
              <input
                className="choice hop-choice"
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
            <span className={ring ? 'hop-closed' : 'hop-open'}>{closes}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
