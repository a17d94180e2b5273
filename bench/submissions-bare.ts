import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fastify } from 'fastify'

/** The least a stored submission can cost: one route, one row, synced to disk before it is answered. */
const database = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.sqlite'))
database.exec('pragma journal_mode = wal; pragma synchronous = full')
database.exec('create table submissions (id integer primary key, fields text not null)')
const insert = database.prepare('insert into submissions (fields) values (?)')

const app = fastify()
app.post('/submit-form', async (request) => {
  const { lastInsertRowid } = insert.run(JSON.stringify(request.body))
  return { reference: String(lastInsertRowid) }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.stderr.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`)
