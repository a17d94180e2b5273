# Three images from one file: `builder` makes the site, `service` serves it and takes the forms, `pages` is the site on
# nginx with the forms passed on. The first is thrown away.

FROM node:24-bookworm-slim AS builder
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Empty unless the forms are taken at another origin.
ARG FORMS_ORIGIN=
ENV FORMS_ORIGIN=$FORMS_ORIGIN
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
COPY --from=builder /site/build/answers build/answers
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it gets the signals: npm would not pass them on.
CMD ["node", "server/main.ts"]

FROM debian:bookworm-slim AS pages
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* && rm -f /etc/nginx/sites-enabled/default
COPY deploy/docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=builder /site/build/client /site/client
COPY --from=builder /site/build/hosting /site/hosting
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
