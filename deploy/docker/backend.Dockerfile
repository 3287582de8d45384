# The backend of The Daily Nest. From the root of the repository: docker build -f deploy/docker/backend.Dockerfile -t daily-nest/backend .
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS tools
WORKDIR /repo
ENV CI=1 TURBO_TELEMETRY_DISABLED=1
RUN ["npm", "install", "--global", "pnpm@12.21.0", "turbo@2.11.11"]

# What the app and the desk that it serves are made of, and no other app.
FROM tools AS pruned
COPY . .
RUN ["turbo", "prune", "@daily-nest/backend", "@daily-nest/desk", "--docker"]

# What is installed changes more seldom than what is built of it.
FROM tools AS built
COPY --from=pruned /repo/out/json/ ./
RUN ["pnpm", "install", "--frozen-lockfile"]
COPY --from=pruned /repo/out/full/ ./
COPY --from=pruned /repo/tsconfig.base.json ./
RUN ["pnpm", "exec", "turbo", "run", "build", "--filter=@daily-nest/backend", "--filter=@daily-nest/desk"]
RUN ["pnpm", "--filter=@daily-nest/backend", "deploy", "--prod", "/app"]

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787
WORKDIR /app
COPY --from=built /app ./
COPY --from=built /repo/apps/backend/dist ./dist
COPY --from=built /repo/apps/desk/dist /desk/dist
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Secrets come as a file, which no inspection of the container shows.
ENTRYPOINT ["node", "--env-file-if-exists=/run/secrets/backend.env", "--max-semi-space-size=4", "--max-old-space-size=256", "dist/server.js"]
