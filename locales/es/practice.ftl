### `/practice`: un combate contra un muñeco de práctica, para que un jugador aprenda las reglas.

practice-encounter = Práctica
practice-straw-man = Muñeco de práctica
practice-choose =
    ### Práctica
    Lucha por tu cuenta contra un muñeco de práctica. ¿Qué reglas?
practice-title = ### Práctica, { $step } de { $of }: { $about }
practice-over = ### Práctica: bien hecho
practice-hero = Juegas con **{ $name }**. Tienes delante un muñeco de práctica.
practice-fallen = El muñeco de práctica está fuera de combate, así que la práctica termina antes.
practice-stopped = Tu personaje está fuera de combate. Son cosas que pasan. Es solo una práctica, así que no pierdes nada.
practice-nothing-kept = -# Aquí no se guarda nada.
practice-next = ¿Con ganas de un combate de verdad? Únete a uno, o crea tu personaje.
practice-next-alone = Ahora crea tu personaje. Cuando un DJ empiece aquí un combate, pulsa **Unirme**.
practice-again = Otra vez
practice-another = Otras reglas…
practice-stop = Parar
practice-join = Unirme al combate
practice-make-character = Crear personaje
practice-roll-your = Has sacado { $shown }.
practice-roll-its = El muñeco de práctica ha sacado { $shown }.
practice-roll-your-plus = Has sacado { $shown } + { $added } = { $total }.
practice-roll-its-plus = El muñeco de práctica ha sacado { $shown } + { $added } = { $total }.
practice-roll-your-minus = Has sacado { $shown } − { $added } = { $total }.
practice-roll-its-minus = El muñeco de práctica ha sacado { $shown } − { $added } = { $total }.
