### `/practice`: a fight against a training dummy, for one player to learn the rules.

practice-encounter = Übung
practice-straw-man = Übungspuppe
practice-choose =
    ### Übung
    Kämpf allein gegen eine Übungspuppe. Welche Regeln?
practice-title = ### Übung, { $step } von { $of }: { $about }
practice-over = ### Übung: gut gemacht
practice-hero = Du spielst **{ $name }**. Vor dir steht eine Übungspuppe.
practice-fallen = Die Übungspuppe ist aus dem Kampf, darum endet die Übung früher.
practice-stopped = Dein Charakter ist aus dem Kampf. Das passiert. Es ist nur eine Übung, du verlierst nichts.
practice-nothing-kept = -# Hier wird nichts gespeichert.
practice-next = Bereit für einen echten Kampf? Steig in einen ein oder erstelle einen eigenen Charakter.
practice-next-alone = Erstelle jetzt einen eigenen Charakter. Wenn eine SL hier einen Kampf beginnt, tipp auf **Mitspielen**.
# Buttons, at most 20 characters.
practice-again = Noch mal
practice-another = Andere Regeln …
practice-stop = Aufhören
practice-join = In den Kampf
practice-make-character = Charakter erstellen
# $shown: what the dice show together.
practice-roll-your = Du hast { $shown } gewürfelt.
practice-roll-its = Die Puppe hat { $shown } gewürfelt.
practice-roll-your-plus = Du hast { $shown } + { $added } = { $total } gewürfelt.
practice-roll-its-plus = Die Puppe hat { $shown } + { $added } = { $total } gewürfelt.
practice-roll-your-minus = Du hast { $shown } − { $added } = { $total } gewürfelt.
practice-roll-its-minus = Die Puppe hat { $shown } − { $added } = { $total } gewürfelt.
