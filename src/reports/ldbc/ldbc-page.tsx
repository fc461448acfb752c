import { ldbcRun } from '~/content/benchmarks'
import { headOf } from '~/content/page-copy'
import { type AuditedRun, auditedRun } from '~/content/vendor/audited-run'
import { type Shown, slotReader } from '~/content/vendor/slot'
import type { Locale } from '~/contract/locale'
import { topicAddress } from '~/features/editions/consult-address'
import { fill } from '~/lib/fill'
import { formatCount, formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { HalfFigure, Halves } from '~/ui/page/halves'
import { HeroNotes } from '~/ui/page/hero-notes'
import { PageHero } from '~/ui/page/page-hero'
import { SampleMark } from '~/ui/page/row-list'
import { SpecTable } from '~/ui/page/spec-table'
import { Plate } from '~/ui/plate'
import { ScrollRegion } from '~/ui/scroll-region'
import { hubAddress, LastPlate, trailTo } from '../parts'
import { LdbcDrawing } from '../report-drawing'
import { timeText } from '../time-text'
import type { LdbcCopy } from './types'
import '../reports.css'

/**
 * The audited social-network benchmark: its figures, its settings, and its disclosure. The throughput chart is drawn only with the
 * disclosure, which names the baseline.
 */
export function LdbcPage({ copy }: { copy: LdbcCopy }) {
  const disclosed = slotReader()(auditedRun)
  const audit = disclosed?.value
  const { figure, figures, settings, scale, next } = copy
  const locale = useLocale()
  const values = copyValues(locale)
  const words = { ...copy.words, ...(audit && { baseline: audit.baseline }), values: drawingValues(locale) }
  const rows = Object.values(settings.rows).map(([name, ...cells]) => [name, ...cells.map((cell) => fill(cell, values))] as const)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={trailTo(copy.title)}
        actions={
          <>
            {disclosed ? <Disclosure {...disclosed} locale={locale} /> : null}
            <dl className="report-figures">
              {Object.values(figures).map(({ term, text }) => (
                <div key={term}>
                  <dt>{fill(term, values)}</dt>
                  <dd>{fill(text, values)}</dd>
                </div>
              ))}
            </dl>
          </>
        }
        figure={audit ? <LdbcDrawing name="gain" words={words} height={240} label={figure.alt} /> : undefined}
      >
        {audit ? <HeroNotes figure={{ ...figure, note: fill(figure.note, { ...values, baseline: audit.baseline }) }} /> : null}
      </PageHero>
      <Plate number="02" question={settings.question} title={settings.headline}>
        <ScrollRegion className="report-table stacked" aria-label={settings.question}>
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
      <LastPlate number="04" next={next} to={[hubAddress, topicAddress('proof')]} page="ldbc" />
    </main>
  )
}

/** The numbers of the benchmark for the copy's placeholders. */
function copyValues(locale: Locale) {
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
    ...formattedTimes(locale)
  }
}

const formattedTimes = (locale: Locale) => ({
  warmupTime: timeText(ldbcRun.warmupTime, locale),
  runTime: timeText(ldbcRun.runTime, locale)
})

/** Times and rounded counts for the drawings: «64 million». */
const drawingValues = (locale: Locale) => ({
  ...formattedTimes(locale),
  warmup: formatCount(ldbcRun.warmup, locale),
  operations: formatCount(ldbcRun.operationCount, locale)
})

/** The disclosure of the audit, with its report. */
function Disclosure({ value, hasBadge, locale }: Shown<AuditedRun> & { locale: Locale }) {
  const { auditor, auditedOn, scaleFactor, hardware, baseline, disclosure } = value
  return (
    <div className="report-stamp">
      <b>{m.reports_stamp()}</b>
      {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
      <p>{m.reports_stamp_text({ auditor, day: formatDay(auditedOn, locale), scale: scaleFactor, hardware, baseline })}</p>
      <a className="tlink" href={disclosure.address}>
        {m.reports_stamp_disclosure()}
      </a>
      <code>{disclosure.sha256}</code>
    </div>
  )
}
