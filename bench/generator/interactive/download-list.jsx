'use client'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'

const offset = 60
const linkClass = 'inline-flex min-h-6 flex-wrap items-center font-semibold underline underline-offset-4'

/** Sidebar, search and the list of all sets. */
export function DownloadList({ className, entries, entryClass, sidebarClass, listClass, search, children }) {
  const [active, setActive] = useState(undefined)
  const [query, setQuery] = useState('')
  const [rows, setRows] = useState(undefined)
  const list = useRef(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const it of seen) if (it.isIntersecting) setActive(it.target.id)
      },
      { root: list.current, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
    )
    for (const { id } of entries) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [entries])

  async function loadRows() {
    if (rows) return
    const { sets } = await (await fetch('/download/index.json')).json()
    setRows(sets.flatMap(({ slug, title, rows }) => rows.map((it) => ({ ...it, slug, set: title }))))
  }

  function choose(event, id) {
    event.preventDefault()
    setQuery('')
    const target = document.getElementById(id)
    const top = target.getBoundingClientRect().top - list.current.getBoundingClientRect().top
    list.current.scrollBy({ top: top - offset, behavior: 'smooth' })
  }

  return (
    <div className={className}>
      <nav aria-label="Games" className={sidebarClass}>
        <ul className="flex flex-col py-4">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={active === id ? 'location' : undefined}
                onClick={(event) => choose(event, id)}
                className={entryClass}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must reach it */}
      <section ref={list} aria-label="Documents" tabIndex={0} className={listClass}>
        <div className="flex flex-col gap-4">
          <h1 className="font-carved text-title">Downloads</h1>
          <search
            className={search.className}
            onFocus={loadRows}
            onInput={({ target }) => target.type === 'search' && setQuery(target.value)}
          >
            {search.fields}
          </search>
          {search.rest}
        </div>
        {query.trim() === '' ? children : <Results rows={found(rows, query)} />}
      </section>
    </div>
  )
}

function found(rows, query) {
  const words = query.toLowerCase().trim().split(/\s+/)
  return rows?.filter((it) => {
    const text = `${it.set} ${it.category} ${it.title} ${it.kind} ${it.language}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function Results({ rows }) {
  if (!rows) return <p role="status">Searching…</p>
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      <p role="status" className="text-ash">
        {rows.length} documents
      </p>
      <ul className="divide-y divide-seam">
        {rows.slice(0, 20).map((row) => (
          <li key={row.downloadUrl} className="download-row flex flex-col gap-1 py-3">
            <a href={row.downloadUrl} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {row.title}
            </a>
            <p className="text-sm">
              <Link href={`/download/${row.slug}`} className="underline underline-offset-4">
                {row.set}
              </Link>{' '}
              · {row.category}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
