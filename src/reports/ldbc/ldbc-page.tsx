import * as v from 'valibot'
import { ldbcRun } from '~/content/benchmarks'
import { ldbcAudit } from '~/content/ldbc-audit'
import { headOf } from '~/content/page-copy'
import type { Locale } from '~/contract/locale'
import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { formatCount, formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { HeroNotes } from '~/ui/page/hero-notes'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Plate } from '~/ui/plate'
import { ScrollRegion } from '~/ui/scroll-region'
import { type Audit, auditSchema } from '../benchmark/format'
import { hubAddress, LastPlate, trailTo } from '../parts'
import { LdbcDrawing } from '../report-drawing'
import { timeText } from '../time-text'
import type { LdbcCopy } from './types'
import '../reports.css'

/** The audited social-network benchmark: its figures, its settings, and what makes a result audited. */
export function LdbcPage({ copy }: { copy: LdbcCopy }) {
  const { figure, figures, settings, scale, audit, next } = copy
  const locale = useLocale()
  const values = valuesIn(locale)
  const words = { ...copy.words, values: drawnIn(locale) }
  const rows = Object.values(settings.rows).map(([name, ...cells]) => [name, ...cells.map((cell) => fill(cell, values))] as const)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={trailTo(copy.title)}
        actions={
          <>
            <AuditStamp audit={ldbcAudit} locale={locale} />
            <dl className="report-figures">
              {Object.values(figures).map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fill(text, values)}</dd>
                </div>
              ))}
            </dl>
          </>
        }
        figure={<LdbcDrawing name="gain" words={words} height={240} label={figure.alt} />}
      >
        <HeroNotes figure={{ ...figure, note: fill(figure.note, values) }} />
      </PageHero>
      <Plate number="02" question={settings.question} title={settings.headline}>
        <ScrollRegion className="report-table" aria-label={settings.question}>
          <SpecTable caption={settings.question} columns={settings.columns} rows={rows} />
        </ScrollRegion>
        <p className="figure-line note">{settings.note}</p>
      </Plate>
      <Plate number="03" question={scale.question} title={scale.headline}>
        <Halves>
          <HalfFigure number={m.page_figure({ number: '3-1' })} caption={scale.run.caption}>
            <LdbcDrawing name="run" words={words} height={300} label={scale.run.alt} />
          </HalfFigure>
          <HalfFigure number={m.page_figure({ number: '3-2' })} caption={scale.late.caption}>
            <LdbcDrawing name="late" words={words} height={240} label={scale.late.alt} />
          </HalfFigure>
        </Halves>
      </Plate>
      <Plate id="audit" number="04" question={audit.question} title={audit.headline} lead={audit.lead}>
        <Gains items={audit.items.map(({ term, text }) => ({ term, text: fill(text, values) }))} />
        <RelatedPages label="" pages={[]} all={{ name: audit.request, to: topicAddress('disclosure') }} />
      </Plate>
      <LastPlate number="05" next={next} to={[hubAddress, topicAddress('proof')]} page="ldbc" />
    </main>
  )
}

/** The numbers of the benchmark as the copy shows them. */
function valuesIn(locale: Locale) {
  const whole = new Intl.NumberFormat(locale)
  const { gain, lateAllowed, late, threadCount, timeCompressionRatio, warmup, operationCount, runTime } = ldbcRun
  return {
    gain,
    lateAllowed,
    late,
    threads: threadCount,
    compression: timeCompressionRatio,
    compressionPercent: Number((timeCompressionRatio * 100).toPrecision(3)),
    rate: whole.format(Number((operationCount / (runTime / 1000)).toPrecision(2))),
    warmup: whole.format(warmup),
    operations: whole.format(operationCount),
    ...timesIn(locale)
  }
}

const timesIn = (locale: Locale) => ({
  warmupTime: timeText(ldbcRun.warmupTime, locale),
  runTime: timeText(ldbcRun.runTime, locale)
})

/** Times and counts for the drawings, in round words: «64 million». */
const drawnIn = (locale: Locale) => ({
  ...timesIn(locale),
  warmup: formatCount(ldbcRun.warmup, locale),
  operations: formatCount(ldbcRun.operationCount, locale)
})

/** The stamp of an audited result: shown only with everything that an audit supplies. */
export function AuditStamp({ audit, locale }: { audit: unknown; locale: Locale }) {
  return v.is(auditSchema, audit) ? <Stamp audit={audit} locale={locale} /> : null
}

function Stamp({ audit: { auditor, auditedOn, scaleFactor, baseline, disclosure }, locale }: { audit: Audit; locale: Locale }) {
  return (
    <div className="report-stamp">
      <b>{m.reports_stamp()}</b>
      <p>{m.reports_stamp_text({ auditor, day: formatDay(auditedOn, locale), scale: scaleFactor, baseline })}</p>
      <a className="tlink" href={disclosure.address}>
        {m.reports_stamp_disclosure()}
      </a>
      <code>{disclosure.sha256}</code>
    </div>
  )
}
