import { createIsomorphicFn } from '@tanstack/react-start'
import { comparisonMethod } from '~/content/benchmarks'
import { fill } from '~/lib/fill'
import { useLocale } from '~/lib/locale'
import { ServerDrawing } from '~/ui/figure/drawing'
import { drawLdbc } from './ldbc/drawings'
import type { LdbcLabels } from './ldbc/types'
import { drawMethod } from './method-drawing'
import { timeText } from './time-text'
import type { MethodCopy } from './types'
import './reports.css'

const methodDrawing = createIsomorphicFn()
  .server((words: MethodCopy['words']): string | Promise<string> => drawMethod(words))
  .client((words) => import('./method-drawing').then((module) => module.drawMethod(words)))

const ldbcDrawing = createIsomorphicFn()
  .server((name: keyof typeof drawLdbc, words: LdbcLabels): string | Promise<string> => drawLdbc[name](words))
  .client((name, words) => import('./ldbc/drawings').then((module) => module.drawLdbc[name](words)))

/** The rings of the method. */
export function MethodDrawing({ words, label }: { words: MethodCopy['words']; label: string }) {
  const locale = useLocale()
  const limitOf = (hops: number) => ({ limit: timeText(comparisonMethod.hopLimit(hops), locale) })
  const filled = { ...words, near: fill(words.near, limitOf(1)), far: fill(words.far, limitOf(3)) }
  return (
    <ServerDrawing
      name="reports method"
      width={560}
      height={464}
      label={label}
      className="report-drawing"
      copy={filled}
      draw={() => methodDrawing(filled)}
    />
  )
}

interface LdbcDrawingProps {
  name: keyof typeof drawLdbc
  words: LdbcLabels
  height: number
  label: string
}

/** A drawing of the social-network benchmark. */
export function LdbcDrawing({ name, words, height, label }: LdbcDrawingProps) {
  return (
    <ServerDrawing
      name={`reports ldbc ${name}`}
      width={560}
      height={height}
      label={label}
      className="report-drawing"
      copy={words}
      draw={() => ldbcDrawing(name, words)}
    />
  )
}
