import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { hopDataSet } from '~/features/queries/hop-data-set'
import { type StartedQuery, startQuery } from '~/features/queries/inline-query'
import { QueryFigure, QueryPanel, useQueryBench } from '~/features/queries/query-bench'
import { depths, hopQuery } from './figures/hop-graph'
import * as heroStyles from './hero.module.css'
import * as styles from './hero-query.module.css'

/** The depth that is chosen in the hero. */
function chosenDepth(hero: Element): number {
  const choice = hero.querySelector<HTMLInputElement>(`.${heroStyles.choice}:checked`)
  return depths.find((depth) => String(depth) === choice?.value) ?? 4
}

/** Runs the query of the chosen depth below the hero's query text, and draws the result in place of the hero's figure. */
export function heroQuery(hero: Element): ReactNode {
  const [panel, figure] = [document.createElement('div'), document.createElement('div')]
  panel.className = `${heroStyles.bench} ${styles.bench}`
  figure.className = `${heroStyles.live} ${styles.live}`
  hero.querySelector(`.${heroStyles.queries}`)?.after(panel)
  hero.querySelector(`.${heroStyles.figure}`)?.append(figure)
  const query = startQuery({ graph: hopDataSet, text: hopQuery(chosenDepth(hero)), sharedAs: hopDataSet.id })
  return <HeroQuery key="hero" hero={hero} query={query} panel={panel} figure={figure} />
}

interface HeroQueryProps {
  hero: Element
  query: StartedQuery
  panel: Element
  figure: Element
}

function HeroQuery({ hero, query, panel, figure }: HeroQueryProps) {
  const [text, setText] = useState(query.text)
  const bench = useQueryBench({ dataSet: query.graph, text, onText: setText, started: query, sharedAs: query.sharedAs })
  const runChosenDepth = useEffectEvent(() => void bench.run(hopQuery(chosenDepth(hero))))

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(`.${heroStyles.choice}`)) runChosenDepth()
    }
    hero.addEventListener('change', onChange)
    return () => hero.removeEventListener('change', onChange)
  }, [hero])

  return (
    <>
      {createPortal(<QueryPanel bench={bench} />, panel)}
      {/* Until there is an answer, the hero's own figure shows the graph. */}
      {bench.ran ? createPortal(<QueryFigure bench={bench} />, figure) : null}
    </>
  )
}
