# `builder` makes the site and is thrown away; `service` serves it and takes the forms.

FROM node:24-bookworm-slim AS builder
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image brings Node itself, so the pinned copy among the packages is left out.
RUN npm run build && npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim AS service
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=builder /site/package.json ./
COPY --from=builder /site/node_modules node_modules
COPY --from=builder /site/forms forms
COPY --from=builder /site/server server
COPY --from=builder /site/build/client build/client
COPY --from=builder /site/build/redirects.json build/redirects.json
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it gets the signals: npm would not pass them on.
CMD ["node", "server/main.ts"]
