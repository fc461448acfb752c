import { Await, Link } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import type { LatestNews } from './latest-news'
import * as styles from './strips.module.css'

/** The latest news below the slideshow; nothing if there is none. While they are awaited, its frame has its final size. */
export function NewsStrip({ news }: { news: LatestNews[] | Promise<LatestNews[]> }) {
  if (Array.isArray(news)) return shown(news)
  return (
    <Await promise={news} fallback={<Strip items={[]} />}>
      {shown}
    </Await>
  )
}

const shown = (items: readonly LatestNews[]) => (items.length > 0 ? <Strip items={items} /> : null)

function Strip({ items }: { items: readonly LatestNews[] }) {
  return (
    <section className="band" aria-labelledby="latest-news">
      <Sheet className={`grid-phone ${styles.frame} ${styles.news}`}>
        <div>
          <h2 id="latest-news">{m.home_news_title()}</h2>
          <Link to="/news" className="tlink">
            {m.home_news_all()}
          </Link>
        </div>
        <ul className="grid-phone">
          {items.map(({ id, title, day, date, isSample }, index) => (
            <li key={id}>
              <Link to="/news/detail" search={{ id }}>
                <span className="note">
                  <time dateTime={day}>{date}</time>
                  {isSample && !items[index - 1]?.isSample ? <span className="sample-mark">{m.home_news_sample()}</span> : null}
                </span>
                <b>{phrased(title)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  )
}
